import type { dashboard as source } from '../de/dashboard.ts'
import type { Phrases } from '../phrases.ts'

export const dashboard = {
  figures: {
    people: 'People',
    canHost_one: '{{count}} can host',
    canHost_other: '{{count}} can host',
    teamless: 'Without a team',
    missing_one: 'One more needed',
    missing_other: '{{count}} more needed',
    noTeamsYet: 'No teams yet',
    allInTeams: 'Everyone has a team',
    onWaitingList: 'On the waiting list',
    ways: 'Total distance',
    longest: 'Longest leg {{distance}}',
    loading: 'Calculating',
    told: 'Up to date',
    ofAll: '{{known}} of {{people}}',
    knowTeam: 'know their team',
    knowRoute: 'know their route',
  },
  curve: {
    title: 'Registrations',
    lastWeek_one: '{{count}} in the last seven days',
    lastWeek_other: '{{count}} in the last seven days',
    label_one: '{{count}} person, the first on {{date}}',
    label_other: '{{count}} people, the first on {{date}}',
    today: 'today',
  },
  exceptions: {
    title: 'Missing details',
    noPhone_one: '{{count}} person without a mobile number',
    noPhone_other: '{{count}} people without a mobile number',
    seatsUnknown_one: 'Seats unknown for {{count}} person',
    seatsUnknown_other: 'Seats unknown for {{count}} people',
    wishOpen_one: '{{count}} open partner wish',
    wishOpen_other: '{{count}} open partner wishes',
  },
} satisfies Phrases<typeof source>
