/** Tick, number, name, place, seats, diet, team, wish, registered, menu. */
export const tableColumns =
  '44px 60px minmax(170px, 2.4fr) minmax(112px, 1.3fr) minmax(112px, 0.9fr) minmax(92px, 1.1fr) 72px minmax(96px, 1.2fr) 92px 48px'
