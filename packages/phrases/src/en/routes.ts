import type { routes as source } from '../de/routes.ts'
import type { Phrases } from '../phrases.ts'

export const routes = {
  title: 'Routes',
  intro: 'Every way of the evening. Choose a team to highlight its route.',
  team: 'Team {{number}}',
  none: {
    title: 'No routes yet',
    text: 'As soon as there are teams, a map shows who is on the way where and when.',
    toTeams: 'Go to teams',
  },

  map: {
    label: 'Map of the routes',
    skip: 'Skip the map',
    loading: 'Loading the map',
    noTiles: 'The map image cannot be reached right now. Places, ways and scale are right all the same.',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    attribution: '© OpenStreetMap contributors',
    draft: 'New place',
  },
  marker: {
    team: 'Team {{number}}, {{meal}}, at {{host}}',
    approximate: 'approximate place',
    afterParty: 'After party: {{title}}',
  },

  filter: {
    label: 'Which ways are shown',
    all: 'All ways',
    leg: '{{from}} → {{to}}',
    afterParty: 'Show the after party',
  },

  list: {
    title: 'Teams and their stops',
    label: 'Routes of all teams',
    guestAt: 'guests of',
    cancelled: 'cancelled',
    unknownPlace: 'no place',
    approximate: 'approximate place',
    manual: 'place set by hand',
    setPin: 'Set the place',
    movePin: 'Move the place',
    toTeam: 'See the team',
    atHome: 'at home',
  },
  distance: {
    leg: '{{distance}} as the crow flies',
  },

  missing: {
    title_one: '{{count}} team is not on the map',
    title_other: '{{count}} teams are not on the map',
    text: 'Their address was not found. Set the place by hand.',
    approximate_one: '{{count}} place is known only roughly and has a dashed edge.',
    approximate_other: '{{count}} places are known only roughly and have a dashed edge.',
  },
  pin: {
    title: 'Place of team {{number}}',
    how: 'Tap the map or enter the coordinates, for example from another map service.',
    coordinates: 'Latitude and longitude',
    coordinatesHelp: 'For example 51.3396, 12.3713',
    invalid: 'This is not a coordinate. Example: 51.3396, 12.3713',
    needed: 'Choose a point first.',
    save: 'Save place',
    saved: 'Place saved',
  },
} satisfies Phrases<typeof source>
