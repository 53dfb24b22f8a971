#!/bin/sh
# webkit2gtk-driver 2.50.6 (WebKitWebDriver), with its MiniBrowser: a pointer of type touch.
# Expected: WebDriver knows the pointer types mouse, pen and touch; a driver without touch refuses it ("unsupported operation").
# Seen: the actions are answered with success, and the page gets a mouse: pointerType is "mouse", and no touchstart comes.
# A journey by finger is green there and has tried the mouse. Needs Debian's webkit2gtk-driver and xvfb in that version, and curl;
# another version is CHANGED.
set -eu
cd "$(mktemp -d)"
export HOME="$PWD" XDG_RUNTIME_DIR="$PWD"
Xvfb :95 -screen 0 800x600x24 >/dev/null 2>&1 & screen=$!
trap 'kill $screen' EXIT
until [ -S /tmp/.X11-unix/X95 ]; do sleep 0.2; done
DISPLAY=:95 WebKitWebDriver --port=4495 >/dev/null 2>&1 & driver=$!
trap 'kill $driver $screen' EXIT
until curl -s http://127.0.0.1:4495/status >/dev/null; do sleep 0.2; done
browser=$(ls /usr/lib/*/webkit2gtk-4.*/MiniBrowser | head -n 1)
post() { curl -s -X POST "http://127.0.0.1:4495/session$1" -d "$2"; }
opened=$(post '' '{"capabilities":{"alwaysMatch":{"webkitgtk:browserOptions":{"binary":"'"$browser"'","args":["--automation"]}}}}')
session=/$(echo "$opened" | sed 's/.*"sessionId":"\([^"]*\)".*/\1/')
version=$(echo "$opened" | sed 's/.*"browserVersion":"\([^"]*\)".*/\1/')
post "$session/url" '{"url":"data:text/html,<body onpointerdown=\"document.title=event.pointerType\" ontouchstart=\"document.title+=1\"><p style=\"height:500px\">x"}' >/dev/null
post "$session/actions" '{"actions":[{"type":"pointer","id":"finger","parameters":{"pointerType":"touch"},"actions":[
  {"type":"pointerMove","duration":0,"x":20,"y":20},{"type":"pointerDown","button":0},{"type":"pointerUp","button":0}]}]}' >/dev/null
seen=$(post "$session/execute/sync" '{"script":"return document.title","args":[]}')
echo " $version $seen"
curl -s -X DELETE "http://127.0.0.1:4495/session$session" >/dev/null
[ "$version $seen" = '2.50.6 {"value":"mouse"}' ] || { echo CHANGED; exit 1; }
