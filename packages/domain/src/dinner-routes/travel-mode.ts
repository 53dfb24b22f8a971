/** How people get from table to table. Public transport is estimated without a timetable. */
export const travelModes = ['WALK', 'BICYCLE', 'PUBLIC_TRANSPORT', 'CAR'] as const
export type TravelMode = (typeof travelModes)[number]
