import type { planning as source } from '../de/planning.ts'
import type { Phrases } from '../phrases.ts'

export const planning = {
  team: 'Team {{number}}',

  optimize: {
    title: 'Optimise the plan',
    intro:
      'Searches for a plan with shorter ways. The teams stay as they are. You see the proposal before anything changes.',
    start: 'Start the search',
    expectation: {
      NONE: 'The place of too few teams is known. Set the missing places on the map, then the plan can be optimised.',
      LOW: 'There is not much to gain here: only few plans are possible.',
      MEDIUM: 'The ways will probably become noticeably shorter.',
      HIGH: 'The ways will probably become much shorter.',
    },
    sent: 'You have already sent routes. If you use a new plan, the changed teams need new ones.',
    courses: {
      label: 'What may change?',
      KEEP: 'Only who visits whom',
      KEEPText: 'Every team keeps its course.',
      FREE: 'Also who cooks which course',
      FREEText: 'Gains the most. Whoever is already shopping or planning may have to think again.',
    },
    mode: {
      label: 'On the way',
      WALK: 'on foot',
      BICYCLE: 'by bicycle',
      PUBLIC_TRANSPORT: 'by bus and train',
      CAR: 'by car',
    },
    legLimit: 'No way longer than',
    legLimitHelp: 'Longer ways are avoided as far as possible.',
    noLimit: 'no limit',
    more: 'What should stay',
    lockedTeams: 'These teams keep their evening',
    lockedTeamsHelp: 'Course, hosts and guests stay.',
    lockedTables: 'These tables stay together',
    lockedTablesHelp: 'Who cooks there and who eats there stays.',
    lockedMeals: 'These courses keep their teams',
    maxChanged: 'Change at most so many teams',
    maxChangedHelp: 'Empty means any number.',
    maxChangedInvalid: 'Enter a whole number from 0, or leave it empty.',
    minimumDistance: 'Neighbours should not visit each other: below {{distance}}',
    minimumDistanceOff: 'Neighbours may visit each other',
    minimumDistanceLabel: 'Smallest distance between teams that visit each other',
  },

  open: {
    running: 'A search for a better plan is running.',
    waiting: 'A proposal for a better plan is waiting for you.',
    repair: 'A proposal for a change of the plan is waiting for you.',
    look: 'Have a look',
  },

  running: {
    title: 'Searching for a better plan',
    intro: 'You can go away and come back later, the proposal will wait.',
    progress: 'Progress of the search',
    searched: '{{percent}} % of the time gone',
    best: 'Best plan so far: {{distance}} in total',
    none: 'No better plan found yet.',
    stop: 'Stop and show the best plan',
    stopping: 'Stopping',
  },

  gone: {
    title: 'This proposal no longer exists',
    text: 'It was used or discarded, or the plan has changed since.',
    toRoutes: 'Go to the routes',
  },
  noPlan: {
    title: 'No plan found',
    text: 'Nothing has changed in the present plan.',
    discard: 'Close',
  },

  proposal: {
    title: 'Proposal for a new plan',
    repairTitle: 'Proposal: the plan with the fewest changes',
    intro: 'The old plan still holds. Compare at your leisure, then decide.',
    dropsOut_one: 'Drops out: {{teams}}. Whoever belongs to this team is deleted from the event when you use the plan.',
    dropsOut_other:
      'Drop out: {{teams}}. Whoever belongs to these teams is deleted from the event when you use the plan.',
    same: 'Nothing better was found. The present plan stays.',
    proven: 'With these courses nothing is better by all that counts: that is proven.',
    stopped: 'The search took too long. This is the best plan until then.',
    stale: 'The plan has changed since. This proposal no longer fits; start a new search.',
    unlocated_one: 'The place of one team is unknown: {{teams}}. Its ways are estimated.',
    unlocated_other: 'The places of {{count}} teams are unknown: {{teams}}. Their ways are estimated.',
    source: {
      STRAIGHT_LINE: 'Ways are estimated from the straight line.',
      OSRM: 'Ways come from the routing service.',
      VALHALLA: 'Ways come from the routing service.',
    },
    apply: 'Use this plan',
    applyText_one: '{{count}} person will have a different evening.',
    applyText_other: '{{count}} people will have a different evening.',
    discard: 'Discard',
    applied: 'The new plan holds',
    discarded: 'The proposal is discarded',
    decide: 'Decide',
  },

  figures: {
    title: 'Before and after',
    figure: 'Ways',
    before: 'Present',
    after: 'New',
    sum: 'All ways together',
    average: 'Average per team',
    longest: 'Longest way',
    worst: 'Furthest evening',
    shorter: '{{percent}} % shorter',
    longer: '{{percent}} % longer',
    same: 'the same',
  },

  map: {
    title: 'On the map',
    which: 'Which plan is on the map',
    after: 'New plan',
    before: 'Present plan',
    hint: 'Choose a team from the list to see its route.',
  },

  changes: {
    title: 'Who needs to know',
    none: 'Nobody: the evening stays as it is for all.',
    count_one: '{{teams}} with {{count}} person',
    count_other: '{{teams}} with {{count}} people',
    teams_one: '{{count}} team',
    teams_other: '{{count}} teams',
    more: 'Show more',
    shown: '{{shown}} of {{total}}',
    dropsOut: 'drops out',
    course: 'cooks {{after}} now instead of {{before}}',
    cooksNow: 'cooks {{after}} now',
    host: '{{meal}}: {{before}} so far, {{after}} now',
    home: 'at home',
    guests: 'other guests at their own table',
  },

  saved: {
    title: 'The new plan holds.',
    text_one: 'The evening has changed for {{count}} team.',
    text_other: 'The evening has changed for {{count}} teams.',
    sent: 'The routes you sent are no longer right for these teams.',
    send: 'Send new routes',
    close: 'Close this note',
  },

  repair: {
    courseTitle: 'What should team {{number}} cook?',
    courseText:
      'Another team swaps its course for that. We search for the plan that changes something for the fewest people.',
    compute: 'Work out a proposal',
  },
} satisfies Phrases<typeof source>
