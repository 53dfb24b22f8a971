import type { planning as source } from '../de/planning.ts'
import type { Phrases } from '../phrases.ts'

export const planning = {
  team: 'Team {{number}}',

  optimize: {
    title: 'Optimise the plan',
    intro:
      'Looks for a plan with shorter distances. Teams stay as they are. You’ll see the proposal before anything changes.',
    start: 'Start search',
    expectation: {
      NONE: 'Too few teams have a location. Set the missing locations on the map, then you can optimise the plan.',
      LOW: 'Don’t expect much: only a few plans are possible.',
      MEDIUM: 'Distances will probably get noticeably shorter.',
      HIGH: 'Distances will probably get much shorter.',
    },
    sent: 'You’ve already sent routes. If you use a new plan, the teams it changes need new ones.',
    courses: {
      label: 'What may change?',
      KEEP: 'Just who visits whom',
      KEEPText: 'Each team keeps its course.',
      FREE: 'Also who cooks which course',
      FREEText: 'The biggest gain. Teams that have already planned or shopped may have to rethink.',
    },
    mode: {
      label: 'Getting around',
      WALK: 'On foot',
      BICYCLE: 'By bike',
      PUBLIC_TRANSPORT: 'By bus and train',
      CAR: 'By car',
    },
    legLimit: 'Longest leg allowed',
    legLimitHelp: 'Longer legs are avoided where possible.',
    noLimit: 'No limit',
    more: 'What should stay the same',
    lockedTeams: 'These teams keep their evening',
    lockedTeamsHelp: 'Course, hosts and guests stay the same.',
    lockedTables: 'These tables stay together',
    lockedTablesHelp: 'The host and guests stay the same.',
    lockedMeals: 'These courses keep their teams',
    maxChanged: 'Most teams to change',
    maxChangedHelp: 'Leave empty for no limit.',
    maxChangedInvalid: 'Enter a whole number of 0 or more, or leave it empty.',
    minimumDistance: 'Neighbours shouldn’t visit each other: under {{distance}}',
    minimumDistanceOff: 'Neighbours can visit each other',
    minimumDistanceLabel: 'Minimum distance between teams that visit each other',
  },

  open: {
    running: 'A search for a better plan is running.',
    waiting: 'A proposal for a new plan is waiting for you.',
    repair: 'A proposed change to the plan is waiting for you.',
    look: 'View',
  },

  running: {
    title: 'Searching for a better plan',
    intro: 'You can leave this page and come back later. The proposal will wait for you.',
    progress: 'Search progress',
    searched: '{{percent}}% of the search done',
    best: 'Best plan so far: {{distance}} in total',
    none: 'No better plan found yet.',
    stop: 'Stop and show best plan',
    stopping: 'Stopping',
  },

  gone: {
    title: 'This proposal no longer exists',
    text: 'It was used or discarded, or the plan has changed since.',
    toRoutes: 'Go to the routes',
  },
  noPlan: {
    title: 'No plan found',
    text: 'The current plan hasn’t changed.',
    discard: 'Close',
  },

  proposal: {
    title: 'Proposed plan',
    repairTitle: 'Proposed plan with the fewest changes',
    intro: 'The current plan still applies. Take your time to compare, then decide.',
    dropsOut_one: 'Cancelled: {{teams}}. If you use this plan, everyone in this team is deleted from the event.',
    dropsOut_other: 'Cancelled: {{teams}}. If you use this plan, everyone in these teams is deleted from the event.',
    same: 'No better plan was found. The current plan stays.',
    proven: 'No better plan is possible with these courses.',
    stopped: 'The search took too long. This is the best plan found so far.',
    cutShort: 'The search only got {{percent}}% of the way. Keep searching and you may find an even better plan.',
    searchOn: 'Keep searching',
    stale: 'The plan has changed since, so this proposal no longer fits. Start a new search.',
    unlocated_one: 'The location of one team is unknown: {{teams}}. Its distances are estimates.',
    unlocated_other: 'The locations of {{count}} teams are unknown: {{teams}}. Their distances are estimates.',
    source: {
      STRAIGHT_LINE: 'Distances are estimated from the straight line.',
      OSRM: 'Distances come from the routing service.',
      VALHALLA: 'Distances come from the routing service.',
    },
    apply: 'Use this plan',
    applyText_one: 'The evening will change for {{count}} person.',
    applyText_other: 'The evening will change for {{count}} people.',
    applyUnknown: 'No one knows the plan yet, so nothing changes for anyone.',
    discard: 'Discard',
    applied: 'New plan saved',
    discarded: 'Proposal discarded',
    decide: 'Decide',
  },

  figures: {
    title: 'Before and after',
    figure: 'Distances',
    before: 'Current',
    after: 'New',
    sum: 'Total distance',
    average: 'Average per team',
    longest: 'Longest leg',
    worst: 'Longest route',
    shorter: '{{percent}}% shorter',
    longer: '{{percent}}% longer',
    same: 'same',
  },

  map: {
    title: 'On the map',
    which: 'Plan shown on the map',
    after: 'New plan',
    before: 'Current plan',
    hint: 'Choose a team in the list to see its route.',
  },

  changes: {
    title: 'Who needs to know',
    none: 'No one: the evening stays the same for everyone.',
    count_one: '{{count}} person in {{teams}}',
    count_other: '{{count}} people in {{teams}}',
    teams_one: '{{count}} team',
    teams_other: '{{count}} teams',
    more: 'Show more',
    shown: '{{shown}} of {{total}}',
    dropsOut: 'is cancelled',
    course: 'now cooks {{after}} instead of {{before}}',
    cooksNow: 'now cooks {{after}}',
    host: '{{meal}}: {{after}} instead of {{before}}',
    home: 'at home',
    guests: 'different guests at their own table',
  },

  saved: {
    title: 'The new plan is in use.',
    text_one: 'The evening has changed for {{count}} team.',
    text_other: 'The evening has changed for {{count}} teams.',
    sent: 'The routes you sent are no longer correct for these teams.',
    send: 'View changes',
    close: 'Close',
  },

  repair: {
    courseTitle: 'What should team {{number}} cook?',
    courseText:
      'Another team swaps its course for this one. We look for the plan that changes the evening for the fewest people.',
    compute: 'Find a plan',
  },
} satisfies Phrases<typeof source>
