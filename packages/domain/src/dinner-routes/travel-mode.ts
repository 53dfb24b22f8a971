/** How people get from table to table. Public transport is estimated, no timetable is asked. */
export const travelModes = ['WALK', 'BICYCLE', 'PUBLIC_TRANSPORT', 'CAR'] as const
export type TravelMode = (typeof travelModes)[number]
