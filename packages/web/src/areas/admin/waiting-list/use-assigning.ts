import type { ParticipantReply } from '@running-dinner/contract/participants.ts'
import type { WaitingListChangeReply, WaitingListReply } from '@running-dinner/contract/waiting-list.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAssignParticipants } from '../../../features/waiting-list/waiting-list.api.ts'
import { useNotify } from '../../../ui/notifications.tsx'
import { useAdminDinner, useAdminId } from '../shell/admin-dinner.ts'
import { keptPlacing, type LostPlace } from './kept-placing.ts'
import type { Placing } from './placed.ts'
import { waitingPeople } from './waiting-people.ts'

/** Who shall join which team. What others change meanwhile takes away only what is not possible any more: that is `lost`. */
export function useAssigning(list: WaitingListReply, onChanged: (change: WaitingListChangeReply) => void) {
  const { t } = useTranslation('waiting')
  const { teamSize } = useAdminDinner().options
  const notify = useNotify()
  const [placing, setPlacing] = useState<Placing>({})
  const [lost, setLost] = useState<readonly LostPlace<ParticipantReply>[]>([])
  const [seen, setSeen] = useState(list)
  const { mutate, isPending, error } = useAssignParticipants(useAdminId(), (change) => {
    setPlacing({})
    notify.success(t('assign.done', { count: change.affectedTeams.length }))
    onChanged(change)
  })
  // While one's own places are on their way, the list may already be without those who get them.
  if (list !== seen && !isPending) {
    const kept = keptPlacing(placing, { before: placesOf(seen), now: placesOf(list), teamSize })
    setSeen(list)
    setPlacing(kept.placing)
    if (kept.lost.length > 0) setLost(kept.lost)
  }
  const place = (next: Placing) => {
    setPlacing(next)
    setLost([])
  }
  const assign = () => {
    const teamIds = [...new Set(Object.values(placing).filter((id) => id !== undefined))]
    const assignments = teamIds.map((teamId) => ({
      teamId,
      participantIds: Object.keys(placing).filter((id) => placing[id] === teamId),
    }))
    setLost([])
    mutate({ assignments, planVersion: list.planVersion })
  }
  return { placing, place, lost, assign, isPending, error }
}
export type Assigning = ReturnType<typeof useAssigning>

function placesOf(list: WaitingListReply) {
  return { people: waitingPeople(list), teams: list.teamsWithCancelStatusOrCancelledMembers }
}
