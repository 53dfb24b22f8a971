import Box from '@mui/material/Box'
import type { OptimizationPreview } from '@running-dinner/contract/plan-optimization.ts'
import type { TeamReply } from '@running-dinner/contract/teams.ts'
import { fullName } from '@running-dinner/domain'
import { useTranslation } from 'react-i18next'
import { useApplyOptimization } from '../../../../features/plan/plan-optimization/plan-optimization.api.ts'
import { useAdminId } from '../../shell/admin-dinner.ts'
import type { Done } from './after-cancellation.tsx'
import { type MessagesSent, PreviewFrame, PreviewGroup } from './preview-frame.tsx'

interface RepairPreviewProps {
  team: TeamReply
  offer: OptimizationPreview
  sent: MessagesSent
  /** Called when the organiser accepts the plan, so that it is not discarded. */
  onUsed: () => void
  onBack: () => void
  onDone: (done: Done) => void
}

/** Preview of a cancellation with a repaired plan: who leaves, and whose evening changes so that all guests keep all courses. */
export function RepairPreview({ team, offer, sent, onUsed, onBack, onDone }: RepairPreviewProps) {
  const { t } = useTranslation('cancellation')
  const { mutate, isPending, error } = useApplyOptimization(useAdminId(), offer.optimizationId)
  const teams = offer.changedTeams.map(({ teamId, teamNumber }) => ({ id: teamId, teamNumber }))
  const handleConfirm = () => {
    onUsed()
    mutate(offer.planVersion, { onSuccess: () => onDone({ kind: 'repaired', teams }) })
  }
  return (
    <PreviewFrame
      confirmLabel={t('preview.confirmREPAIR')}
      sent={sent}
      isPending={isPending}
      error={error}
      onBack={onBack}
      onConfirm={handleConfirm}
    >
      <PreviewGroup title={t('preview.removed')}>
        {team.teamMembers.map((person) => (
          <li key={person.id}>{fullName(person)}</li>
        ))}
      </PreviewGroup>
      <PreviewGroup title={`${t('preview.changed')} (${t('people', { count: offer.changedParticipants })})`}>
        {offer.changedTeams.map((changed) => (
          <li key={changed.teamId}>
            <Box sx={{ fontWeight: 'bold' }}>{t('team', { number: changed.teamNumber })}</Box>
            {changed.participants.map((person) => person.fullname).join(', ')}
            <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
              {[
                ...(changed.courseChanged ? [t('preview.course')] : []),
                ...(changed.hostsChanged ? [t('preview.hostsChanged')] : []),
                ...(changed.guestsChanged ? [t('preview.guestsChanged')] : []),
              ].join(', ')}
            </Box>
          </li>
        ))}
      </PreviewGroup>
    </PreviewFrame>
  )
}
