import type { waiting as source } from '../de/waiting.ts'
import type { Phrases } from '../phrases.ts'

export const waiting = {
  title: 'Waiting list',
  back: 'Participants',
  team: 'Team {{number}}',
  views: {
    label: 'What do you want to do?',
    ASSIGN_TO_EXISTING_TEAMS: 'Fill free places',
    GENERATE_NEW_TEAMS: 'Build new teams',
    DISTRIBUTE_TO_TEAMS: 'Wait',
  },

  noTeams: {
    title: 'No teams yet',
    text_zero: 'The waiting list is empty. It only fills when the number of people does not work out.',
    text_one: '{{count}} person waits at present. Build the teams first. Then you can place the waiting list here.',
    text_other: '{{count}} people wait at present. Build the teams first. Then you can place the waiting list here.',
    toTeams: 'To the teams',
  },
  empty: {
    title: 'The waiting list is empty',
    text: 'Everybody who is confirmed has a team.',
    free_one: '{{count}} place is still free in the teams. Whoever registers now can move up.',
    free_other: '{{count}} places are still free in the teams. Whoever registers now can move up.',
    toParticipants: 'To the participants',
  },

  assign: {
    intro_one: '{{count}} place is free in the teams. Give it to somebody from the waiting list.',
    intro_other: '{{count}} places are free in the teams. Give them to people from the waiting list.',
    places: 'Free places',
    taken: '{{taken}} of {{free}} taken',
    cancelled: 'Cancelled, the team is empty',
    people: 'Who waits',
    teamFor: 'Team for {{name}}',
    none: 'goes on waiting',
    option: 'Team {{number}}, {{meal}}',
    full_one: 'Team {{number}} has only {{count}} free place.',
    full_other: 'Team {{number}} has only {{count}} free places.',
    together: '{{name}} and {{otherName}} belong together and join the same team.',
    noRoom: '{{name}} and {{otherName}} belong together. Team {{number}} has not enough places for both.',
    submit: 'Give the places away',
    lost: {
      title: 'Somebody changed something meanwhile',
      place: '{{name}}: there is no place in team {{number}} any more.',
      person: '{{name}} does not wait any more.',
    },
    done_one: '{{count}} team filled',
    done_other: '{{count}} teams filled',
  },

  generate: {
    intro: '{{step}} people at a time make {{teams}} new teams. The teams there are keep number, people and course.',
    free_one:
      '{{count}} free place in a team counts first: choose one person more for it. They go on waiting until you give them the place.',
    free_other:
      '{{count}} free places in teams count first: choose {{count}} people more for them. They go on waiting until you give them the places.',
    people: 'Who cooks?',
    chosen: '{{chosen}} of {{waiting}} chosen',
    remaining_one: '{{count}} person stays on the waiting list. {{missing}} are missing for further teams.',
    remaining_other: '{{count}} people stay on the waiting list. {{missing}} are missing for further teams.',
    tooMany_one: 'More than {{count}} person does not work out now. Take somebody out first.',
    tooMany_other: 'More than {{count}} people do not work out now. Take somebody out first.',
    fewer_one: 'Somebody changed something meanwhile: {{count}} person you had chosen is not among them any more.',
    fewer_other: 'Somebody changed something meanwhile: {{count}} people you had chosen are not among them any more.',
    submit: 'Build new teams',
    done: 'New teams built',
  },

  distribute: {
    title_one: '{{count}} person waits',
    title_other: '{{count}} people wait',
    text_one: 'All teams are full. With {{count}} more person there are new teams.',
    text_other: 'All teams are full. With {{count}} more people there are new teams.',
    hint: 'If a team or somebody of a team drops out, they move up here.',
    people: 'Who waits',
  },

  notify: {
    title: 'Tell the teams',
    teams_one: '{{count}} team does not know yet: {{teams}}.',
    teams_other: '{{count}} teams do not know yet: {{teams}}.',
    routes: 'The routes were sent already. Whoever has other guests or other hosts needs a new route.',
    other_one: '{{count}} further team has another route.',
    other_other: '{{count}} further teams have another route.',
    tellTeams: 'Write a message',
    tellRoutes: 'Send new routes',
    skip: 'Go on without a message',
  },
} satisfies Phrases<typeof source>
