"""A bot in ten lines, in plain Python: reads a question a line, answers a line, plays anything.

ludogare arena steam_tunnel random lucky --program "lucky=python examples/program_bot.py"
"""

import json
import random
import sys

for line in sys.stdin:
    question = json.loads(line)
    action = random.choice(question["legal"])
    print(json.dumps({"action": action["number"]}), flush=True)
