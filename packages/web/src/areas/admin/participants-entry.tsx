import { usePrefetchQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { participantsQuery } from '../../features/people/participants/participants.api.ts'
import { useAdminId } from './shell/admin-dinner.ts'

const ParticipantsArea = lazy(() =>
  import('./people/participants/participants-area.tsx').then((file) => ({ default: file.ParticipantsArea })),
)

/** Asks for the list while the area's code is on its way: with 3,000 people either takes its time. */
export function ParticipantsEntry() {
  usePrefetchQuery(participantsQuery(useAdminId()))
  return <ParticipantsArea />
}
