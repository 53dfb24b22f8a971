#!/bin/sh
# temporal-polyfill 1.0.8 and @js-temporal/polyfill 0.5.1 in one program, as when two date libraries bring one each: an evening as
# ZonedDateTime, 19:00 in Berlin, made by one and given to the other.
# Expected: the other refuses all foreign objects, or takes all of them, since `from` takes any object that has the right fields.
# Seen: PlainDate.from, PlainTime.from, Instant.from and `add` with a foreign Duration take them and are right. ZonedDateTime.from,
# equals, since and compare throw that `timeZone` is missing: the object calls it `timeZoneId`, and the one field that
# would make it an instant in a place is the one that `from` asks for by another name. The same holds in both directions.
set -eu
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund temporal-polyfill@1.0.8 @js-temporal/polyfill@0.5.1
cat > see.mjs <<'JS'
import { Temporal as one } from 'temporal-polyfill'
import { Temporal as other } from '@js-temporal/polyfill'

const attempt = (act) => {
  try {
    return String(act())
  } catch (error) {
    return /timeZone/.test(error.message) ? 'throws, no timeZone' : `throws ${error.name}`
  }
}
let isChanged = false
for (const [direction, here, there] of [['first', one, other], ['second', other, one]]) {
  const evening = '2026-12-05T19:00[Europe/Berlin]'
  const mine = here.ZonedDateTime.from(evening)
  const foreign = there.ZonedDateTime.from(evening)
  const seen = [
    ['PlainDate.from', () => here.PlainDate.from(foreign), '2026-12-05'],
    ['PlainTime.from', () => here.PlainTime.from(foreign), '19:00:00'],
    ['Instant.from', () => here.Instant.from(foreign), '2026-12-05T18:00:00Z'],
    ['add', () => mine.add(there.Duration.from({ hours: 5 })), '2026-12-06T00:00:00+01:00[Europe/Berlin]'],
    ['ZonedDateTime.from', () => here.ZonedDateTime.from(foreign), 'throws, no timeZone'],
    ['equals', () => mine.equals(foreign), 'throws, no timeZone'],
    ['since', () => mine.since(foreign), 'throws, no timeZone'],
    ['compare', () => here.ZonedDateTime.compare(mine, foreign), 'throws, no timeZone'],
  ]
  for (const [what, act, was] of seen) {
    const is = attempt(act)
    console.log(`${direction}: ${what}: ${is}${is === was ? '' : ` CHANGED, was ${was}`}`)
    isChanged ||= is !== was
  }
}
process.exit(isChanged ? 1 : 0)
JS
node see.mjs
