import type { CancelledTeamReply, TeamReply } from '@running-dinner/contract/teams.ts'
import { fullName } from '@running-dinner/domain'
import { useTranslation } from 'react-i18next'
import { useCancellationPreview, useCancelTeam } from '../../../../features/plan/teams/cancellation.api.ts'
import { LoadError } from '../../../../ui/load-error.tsx'
import { CardsSkeleton } from '../../../../ui/skeletons.tsx'
import { SeatsOfTable } from '../../people/waiting-list/seats-of-table.tsx'
import { useAdminId } from '../../shell/admin-dinner.ts'
import type { Done } from './after-cancellation.tsx'
import { PreviewFrame, PreviewGroup, TeamLines } from './preview-frame.tsx'

interface CancelPreviewProps {
  team: TeamReply
  replacementParticipantIds: readonly string[]
  onBack: () => void
  onDone: (done: Done) => void
}

/** Shows who leaves, who replaces them and which teams are affected, before anything is stored. */
export function CancelPreview({ team, replacementParticipantIds, onBack, onDone }: CancelPreviewProps) {
  const { t } = useTranslation('cancellation')
  const adminId = useAdminId()
  const cancellation = { teamId: team.id, replacementParticipantIds }
  const { mutate, isPending, isSuccess, error: refusal } = useCancelTeam(adminId)
  const { data, error, refetch } = useCancellationPreview(adminId, cancellation, isPending || isSuccess)
  if (!data) return error ? <LoadError error={error} onRetry={() => void refetch()} /> : <CardsSkeleton />
  const isReplaced = replacementParticipantIds.length > 0
  const handleConfirm = () =>
    mutate(
      { ...cancellation, planVersion: data.planVersion },
      { onSuccess: (reply) => onDone({ kind: isReplaced ? 'replaced' : 'cancelled', teams: concerned(reply) }) },
    )
  return (
    <PreviewFrame
      confirmLabel={t(isReplaced ? 'preview.confirmREPLACE' : 'preview.confirmCANCEL', { number: team.teamNumber })}
      sent={data}
      isPending={isPending}
      error={refusal}
      onBack={onBack}
      onConfirm={handleConfirm}
    >
      <PreviewGroup title={t('preview.removed')}>
        {data.removedParticipants.map((person) => (
          <li key={person.id}>{fullName(person)}</li>
        ))}
      </PreviewGroup>
      {isReplaced && (
        <PreviewGroup title={t('preview.replacing')}>
          {data.team.teamMembers.map((person) => (
            <li key={person.id}>{fullName(person)}</li>
          ))}
        </PreviewGroup>
      )}
      {isReplaced && <SeatsOfTable members={data.team.teamMembers} />}
      <PreviewGroup title={t(isReplaced ? 'preview.guestsReplaced' : 'preview.guests')}>
        <TeamLines teams={data.affectedGuestTeams} />
      </PreviewGroup>
      <PreviewGroup title={t(isReplaced ? 'preview.hostsReplaced' : 'preview.hosts')}>
        <TeamLines teams={data.affectedHostTeams} />
      </PreviewGroup>
    </PreviewFrame>
  )
}

/** The affected teams; a replaced team is one of them, because its new members do not know it yet. */
function concerned({ team, affectedGuestTeams, affectedHostTeams }: CancelledTeamReply): Done['teams'] {
  const own = team.status === 'CANCELLED' ? [] : [team]
  return [...own, ...affectedGuestTeams, ...affectedHostTeams].map(({ id, teamNumber }) => ({ id, teamNumber }))
}
