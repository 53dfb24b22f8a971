#!/bin/sh
# @formkit/tempo 1.1.0 (tzDate) and @date-fns/tz 1.5.0 (TZDate) turn a time on the clock of a named zone into an instant, in processes that sit in four zones.
# Half past each hour of the week-ends on which clocks change in 2026 is tried; temporal-polyfill 1.0.8 has the right instants, either one where the clock shows a time twice.
# Expected: the instant is the same wherever the program runs; that is what the zone is named for.
# Seen: tempo takes the shift of the zone at another instant, one that depends on the process. Around each change of clocks up to twelve times
# are an hour off: in a process in Auckland a brunch in Berlin on the Sunday of the change, in one in New York a party the evening before. TZDate is
# right but for the hour that the process's own clock shows twice that night: in Berlin, 02:30 in London is 01:30.
set -eu
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund @formkit/tempo@1.1.0 @date-fns/tz@1.5.0 temporal-polyfill@1.0.8
cat > see.mjs <<'JS'
import { TZDate } from '@date-fns/tz'
import { tzDate } from '@formkit/tempo'
import { Temporal } from 'temporal-polyfill'

const days = ['2026-03-08', '2026-03-28', '2026-03-29', '2026-10-24', '2026-10-25']
for (const zone of ['Europe/Berlin', 'Europe/London']) {
  const wrong = { tempo: [], TZDate: [] }
  for (let hour = 0; hour < days.length * 24; hour++) {
    const time = Temporal.PlainDateTime.from(`${days[Math.floor(hour / 24)]}T00:30`).add({ hours: hour % 24 })
    const instants = ['earlier', 'later'].map((disambiguation) => time.toZonedDateTime(zone, { disambiguation }))
    if (!instants[0].toPlainDateTime().equals(time)) continue
    const text = time.toString().slice(0, 16)
    const given = { tempo: tzDate(text, zone), TZDate: new TZDate(2026, time.month - 1, time.day, time.hour, time.minute, zone) }
    for (const [name, date] of Object.entries(given)) {
      const hours = instants.map(({ epochMilliseconds }) => (date.getTime() - epochMilliseconds) / 3_600_000)
      if (!hours.includes(0)) wrong[name].push({ text: text.slice(5), hours: Math.sign(hours[0]) })
    }
  }
  for (const [name, times] of Object.entries(wrong)) {
    const ends = {}
    for (const { text, hours } of times) {
      const day = `${hours < 0 ? 'early' : 'late'} on ${text.slice(0, 5)}`
      ends[day] = [...(ends[day] ?? []), text.slice(6)]
    }
    const told = Object.entries(ends).map(([day, clock]) => `${day} ${[...new Set([clock[0], clock.at(-1)])].join(' to ')}`)
    console.log(`process in ${process.env.TZ}, ${zone}, ${name}: ${told.join(', ') || 'right'}`)
  }
}
JS
for zone in UTC Europe/Berlin America/New_York Pacific/Auckland; do TZ=$zone node see.mjs; done | tee seen
cat >expected <<'SEEN'
process in UTC, Europe/Berlin, tempo: early on 03-29 01:30, late on 10-25 01:30
process in UTC, Europe/Berlin, TZDate: right
process in UTC, Europe/London, tempo: right
process in UTC, Europe/London, TZDate: right
process in Europe/Berlin, Europe/Berlin, tempo: right
process in Europe/Berlin, Europe/Berlin, TZDate: right
process in Europe/Berlin, Europe/London, tempo: late on 03-29 02:30, early on 10-25 02:30
process in Europe/Berlin, Europe/London, TZDate: early on 10-25 02:30
process in America/New_York, Europe/Berlin, tempo: late on 03-08 02:30, early on 03-28 21:30 to 23:30, early on 03-29 00:30 to 01:30, late on 10-24 21:30 to 23:30, late on 10-25 00:30 to 01:30
process in America/New_York, Europe/Berlin, TZDate: right
process in America/New_York, Europe/London, tempo: late on 03-08 02:30, early on 03-28 21:30 to 23:30, early on 03-29 00:30, late on 10-24 21:30 to 23:30, late on 10-25 00:30
process in America/New_York, Europe/London, TZDate: right
process in Pacific/Auckland, Europe/Berlin, tempo: late on 03-29 03:30 to 13:30, early on 10-25 03:30 to 13:30
process in Pacific/Auckland, Europe/Berlin, TZDate: right
process in Pacific/Auckland, Europe/London, tempo: late on 03-29 02:30 to 13:30, early on 10-25 02:30 to 13:30
process in Pacific/Auckland, Europe/London, TZDate: right
SEEN
cmp -s seen expected || { echo CHANGED; exit 1; }
