import { useNavigate } from 'react-router'
import { paths } from '../../../../lib/paths.ts'
import { useAdminId } from '../../shell/admin-dinner.ts'

/** Longer addresses are refused by some proxies when the page is reloaded, so the choice then travels in the history state. */
const MAX_IDS_IN_ADDRESS = 40

/** Opens the composer of participant messages with these people chosen. */
export function useWriteTo() {
  const adminId = useAdminId()
  const navigate = useNavigate()
  return (participantIds: readonly string[]) => {
    const path = paths.admin.participantMessages(adminId)
    return participantIds.length > MAX_IDS_IN_ADDRESS
      ? navigate(path, { state: { selectedParticipantIds: participantIds } })
      : navigate(`${path}?selectedParticipantIds=${participantIds.join(',')}`)
  }
}
