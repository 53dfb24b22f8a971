import { useParams } from 'react-router'

/** Secret and id from the address of a guest's own page. */
export function useSelfLink() {
  const { selfAdminId = '', participantId = '' } = useParams()
  return { selfAdminId, participantId }
}

export function useSelfTeamLink() {
  const { teamId = '' } = useParams()
  return { ...useSelfLink(), teamId }
}
