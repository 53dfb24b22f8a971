import { useNavigate } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useAdminId } from '../shell/admin-dinner.ts'

/** Longer addresses are refused on reload by some servers on the way, and are nothing to pass on. */
const MOST_IN_ADDRESS = 40

/** To the composer of participant messages, with these people chosen. */
export function useWriteTo() {
  const adminId = useAdminId()
  const navigate = useNavigate()
  return (participantIds: readonly string[]) => {
    const path = paths.admin.participantMessages(adminId)
    return participantIds.length > MOST_IN_ADDRESS
      ? navigate(path, { state: { selectedParticipantIds: participantIds } })
      : navigate(`${path}?selectedParticipantIds=${participantIds.join(',')}`)
  }
}
