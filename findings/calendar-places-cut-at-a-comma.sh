#!/bin/sh
# vobject 0.9.6 (the CalDAV server Radicale is built on it) and icalendar 4.0.3, both Debian's, read an event and write it again, as a server
# does that stores it: with the place as Apple's calendar adds it (a geo: address), and the text as HTML, as Outlook adds it.
# Expected: what they do not know comes back as it was.
# Seen: vobject takes properties with X- as lists of text and keeps the first entry: `geo:51.34,12.37` loses its longitude, the HTML
# ends in the middle of a tag, without an error. icalendar writes a backslash before each comma, also where VALUE=URI says that it is
# no text. URL and GEO with a comma or a semicolon come back whole from both, so does an X- property with an escaped comma.
# Needs Debian 12 with apt, and python3.
set -eu
cd "$(mktemp -d)"
apt-get download -qq python3-vobject=0.9.6.1-2 python3-icalendar=4.0.3-5 python3-dateutil=2.8.2-2 python3-six=1.16.0-4 python3-tz=2022.7.1-4 2>/dev/null
for deb in *.deb; do dpkg -x "$deb" root; done
cat > see.py <<'PY'
import sys
import icalendar
import vobject

PLACE = "X-APPLE-STRUCTURED-LOCATION;VALUE=URI;X-TITLE=Anna:geo:51.34,12.37"
HTML = 'X-ALT-DESC;FMTTYPE=text/html:<a href="https://maps.example/?q=51.34,12.37">Map</a>'
SAME = ("URL:https://maps.example/?q=51.34,12.37", "GEO:51.34;12.37", "X-TABLE:Anna\\, Ben")
expected = {
    **{line: (line, line) for line in SAME},
    PLACE: (PLACE.removesuffix(",12.37"), PLACE.replace("34,12", "34\\,12")),
    HTML: (HTML.removesuffix(',12.37">Map</a>'), HTML.replace("34,12", "34\\,12")),
}
event = ["BEGIN:VEVENT", "UID:1@example.org", "DTSTAMP:20260601T000000Z", "DTSTART:20260613T170000Z", *expected, "END:VEVENT"]
text = "\r\n".join(["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//example//EN", *event, "END:VCALENDAR", ""])
writers = {"vobject": vobject.readOne(text).serialize(), "icalendar": icalendar.Calendar.from_ical(text).to_ical().decode()}
changed = False
for line, were in expected.items():
    print(line)
    for (name, written), was in zip(writers.items(), were):
        lines = written.replace("\r\n ", "").split("\r\n")
        found = next(other for other in lines if other.startswith(line.split(":")[0].split(";")[0]))
        print(f"  {name}: {'the same' if found == line else found}")
        if found != was:
            changed = True
            print(f"CHANGED, was {was}")
sys.exit(1 if changed else 0)
PY
PYTHONPATH="$PWD/root/usr/lib/python3/dist-packages" python3 see.py
