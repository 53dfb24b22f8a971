#!/bin/sh
# raptor-journey-planner 2.2.3 is asked for the way home from a party: a night bus of the Saturday timetable at 23:30, 24:30 and 25:30, as
# GTFS writes hours after midnight, and the first bus of the Sunday timetable at 5:00.
# Expected: at ten past midnight it offers the bus at 0:30, whichever day it is asked for.
# Seen: that is right for Saturday at 24:10. For Sunday at 0:10, which is what a clock says, it offers 5:00: only timetables of the day
# asked for are looked at. So the same minute has two answers, and the one that a date picker leads to lets people wait five hours.
set -eu
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund raptor-journey-planner@2.2.3
cat > see.cjs <<'JS'
const { DepartAfterQuery, JourneyFactory, RaptorAlgorithmFactory } = require('raptor-journey-planner')
const { Service } = require('raptor-journey-planner/dist/src/gtfs/Service')
const { TimeParser } = require('raptor-journey-planner/dist/src/gtfs/TimeParser')

const parser = new TimeParser()
const running = (weekday) => new Service(20260101, 20261231, Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map((day) => [day, day === weekday])), {})
const saturday = running(6)
const sunday = running(0)
const trip = (service, time) => {
  const departureTime = parser.getTime(time)
  const at = (stop, seconds) => ({ stop, departureTime: seconds, arrivalTime: seconds, pickUp: true, dropOff: true })
  return { tripId: time, serviceId: time, service, stopTimes: [at('party', departureTime), at('home', departureTime + 600)] }
}
const trips = [trip(saturday, '23:30:00'), trip(saturday, '24:30:00'), trip(saturday, '25:30:00'), trip(sunday, '05:00:00')]
const query = new DepartAfterQuery(RaptorAlgorithmFactory.create(trips, {}, {}), new JourneyFactory())
const expected = [
  ['Saturday 2026-06-13', '23:10:00', '23:30:00'],
  ['Saturday 2026-06-13', '24:10:00', '24:30:00'],
  ['Sunday 2026-06-14', '00:10:00', '05:00:00'],
  ['Sunday 2026-06-14', '01:10:00', '05:00:00'],
]
let changed = 0
for (const [day, time, was] of expected) {
  const journeys = query.plan('party', 'home', new Date(`${day.split(' ')[1]}T12:00:00Z`), parser.getTime(time))
  const is = journeys.map(({ legs }) => legs[0].trip.tripId).join(', ')
  console.log(`${day}, ${time}: bus at ${is}`)
  if (is === was) continue
  console.log(`CHANGED, was ${was}`)
  changed++
}
process.exit(changed > 0 ? 1 : 0)
JS
node see.cjs
