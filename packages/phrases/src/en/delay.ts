import type { delay as source } from '../de/delay.ts'
import type { Phrases } from '../phrases.ts'

export const delay = {
  open: 'Delay…',
  title: 'Delay a course',
  intro: 'Moves a course and everything after it. Courses that have started stay as they are.',
  from: 'Starting with which course?',
  course: '{{course}}, {{time}}',
  minutes: 'How many minutes?',
  more: '+{{count}}\u00a0min',
  field: 'Minutes',
  fieldHelp: '{{min}} to {{max}} minutes',
  times: 'New times',
  stop: '{{name}}: {{time}}',
  before: 'was {{time}}',
  short: 'There’s still not enough time to get from one stop to the next here:',
  shortWay: '{{course}}, team {{number}} ({{names}}): {{way}}\u00a0min travel, {{left}}\u00a0min available',
  unreached: 'These people can’t be reached by email. Please call them:',
  noNumber: '{{name}}, no number',
  nobody: 'No routes have been sent yet, so no emails go out.',
  send: 'Move',
  sendTelling_one: 'Move and notify {{count}} person',
  sendTelling_other: 'Move and notify {{count}} people',
  done: 'Moved.',
  doneTelling_one: 'Moved. {{count}} person gets an email.',
  doneTelling_other: 'Moved. {{count}} people get an email.',
} satisfies Phrases<typeof source>
