import { useNavigate } from 'react-router'
import { paths } from '../../../../lib/paths.ts'
import { useAdminId } from '../../shell/admin-dinner.ts'

/** Longer addresses are refused by some proxies when the page is reloaded, so the choice then travels in the history state. */
const mostIdsInAddress = 40

/** Opens the composer of participant messages with these people chosen. */
export function useWriteTo() {
  const adminId = useAdminId()
  const navigate = useNavigate()
  return (participantIds: readonly string[]) => {
    const path = paths.admin.participantMessages(adminId)
    return participantIds.length > mostIdsInAddress
      ? navigate(path, { state: { selectedParticipantIds: participantIds } })
      : navigate(`${path}?selectedParticipantIds=${participantIds.join(',')}`)
  }
}
