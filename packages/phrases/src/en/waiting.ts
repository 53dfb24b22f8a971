import type { waiting as source } from '../de/waiting.ts'
import type { Phrases } from '../phrases.ts'

export const waiting = {
  title: 'Waiting list',
  back: 'Participants',
  team: 'Team {{number}}',
  views: {
    label: 'What do you want to do?',
    ASSIGN_TO_EXISTING_TEAMS: 'Fill free places',
    GENERATE_NEW_TEAMS: 'Create new teams',
    DISTRIBUTE_TO_TEAMS: 'Wait',
  },

  noTeams: {
    title: 'No teams yet',
    text_zero: 'The waiting list is empty. People only wait here if there’s no place for them in a team.',
    text_one: '{{count}} person is waiting. Create the teams first, then you can place them here.',
    text_other: '{{count}} people are waiting. Create the teams first, then you can place them here.',
    toTeams: 'Go to teams',
  },
  empty: {
    title: 'The waiting list is empty',
    text: 'Every confirmed participant has a team.',
    free_one: '{{count}} place is still free in the teams. People who register now can move up.',
    free_other: '{{count}} places are still free in the teams. People who register now can move up.',
    toParticipants: 'Go to participants',
  },

  assign: {
    intro_one: '{{count}} place is free in the teams. Give it to a person from the waiting list.',
    intro_other: '{{count}} places are free in the teams. Give them to people from the waiting list.',
    places: 'Free places',
    taken: '{{taken}} of {{free}} filled',
    cancelled: 'Cancelled, the team is empty',
    people: 'Waiting',
    teamFor: 'Team for {{name}}',
    none: 'keeps waiting',
    option: 'Team {{number}}, {{meal}}',
    full_one: 'Team {{number}} has only {{count}} free place.',
    full_other: 'Team {{number}} has only {{count}} free places.',
    together: '{{name}} and {{otherName}} belong together and join the same team.',
    noRoom: '{{name}} and {{otherName}} belong together. Team {{number}} doesn’t have enough places for both.',
    submit: 'Fill places',
    nobodyYet: 'First choose who joins which team.',
    lost: {
      title: 'This has changed in the meantime',
      place: '{{name}}: team {{number}} has no free place left.',
      person: '{{name}} is no longer waiting.',
    },
    done_one: '{{count}} team filled',
    done_other: '{{count}} teams filled',
  },

  generate: {
    intro: 'Every {{step}} people make {{teams}} new teams. Existing teams keep their number, people and course.',
    free_one:
      '{{count}} free place in a team comes first: select one more person for it. They keep waiting until you give them the place.',
    free_other:
      '{{count}} free places in teams come first: select {{count}} more people for them. They keep waiting until you give them the places.',
    people: 'Who takes part?',
    chosen: '{{chosen}} of {{waiting}} selected',
    remaining_one: '{{count}} person stays on the waiting list. More teams would need {{missing}} more.',
    remaining_other: '{{count}} people stay on the waiting list. More teams would need {{missing}} more.',
    tooMany_one: 'You can select {{count}} person at most. Deselect someone first.',
    tooMany_other: 'You can select {{count}} people at most. Deselect someone first.',
    fewer_one: 'The list has changed: {{count}} person you selected is no longer available.',
    fewer_other: 'The list has changed: {{count}} people you selected are no longer available.',
    submit: 'Create new teams',
    done: 'New teams created',
  },

  distribute: {
    title_one: '{{count}} person waiting',
    title_other: '{{count}} people waiting',
    text_one: 'All teams are full. With {{count}} more person, you can create new teams.',
    text_other: 'All teams are full. With {{count}} more people, you can create new teams.',
    hint: 'If a team or a member cancels, people move up here.',
    people: 'Waiting',
  },

  notify: {
    title: 'Notify the teams',
    teams_one: '{{count}} team doesn’t know yet: {{teams}}.',
    teams_other: '{{count}} teams don’t know yet: {{teams}}.',
    skip: 'Continue without a message',
  },
} satisfies Phrases<typeof source>
