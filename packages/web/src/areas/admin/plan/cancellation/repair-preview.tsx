import Box from '@mui/material/Box'
import {
  type OptimizationPreview,
  planOptimizationRoutes as routes,
  type TeamReply,
} from '@running-dinner/contract/plan'
import { fullName } from '@running-dinner/domain'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { dinnerKey } from '../../../../features/events/dinners/dinners.api.ts'
import {
  useApplyOptimization,
  useDiscardOptimization,
} from '../../../../features/plan/plan-optimization/plan-optimization.api.ts'
import { toApiError } from '../../../../lib/api-error.ts'
import { call } from '../../../../lib/http.ts'
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
        {offer.changedTeams.map((changedTeam) => (
          <li key={changedTeam.teamId}>
            <Box sx={{ fontWeight: 'bold' }}>{t('team', { number: changedTeam.teamNumber })}</Box>
            {changedTeam.participants.map((person) => person.fullname).join(', ')}
            <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
              {[
                ...(changedTeam.courseChanged ? [t('preview.course')] : []),
                ...(changedTeam.hostsChanged ? [t('preview.hostsChanged')] : []),
                ...(changedTeam.guestsChanged ? [t('preview.guestsChanged')] : []),
              ].join(', ')}
            </Box>
          </li>
        ))}
      </PreviewGroup>
    </PreviewFrame>
  )
}

/**
 * Searches for the plan without the team that changes the fewest evenings; null where there is none. Leaving the page discards the
 * plan on the server unless it was accepted. With `isFixed`, while the preview shows it, it is not searched again.
 */
export function useRepairOffer(adminId: string, teamId: string, isFixed: boolean) {
  const query = useQuery({
    queryKey: [...dinnerKey(adminId), 'teams', teamId, 'repairOffer'],
    queryFn: ({ signal }) => repairOf(adminId, teamId, signal),
    gcTime: 0,
    enabled: !isFixed,
  })
  const isAccepted = useRef(false)
  const id = query.data?.optimizationId ?? ''
  const { mutate: discard } = useDiscardOptimization(adminId, id)
  useEffect(
    () => () => {
      if (id !== '' && !isAccepted.current) discard()
    },
    [id, discard],
  )
  return {
    offer: query.data,
    isSearching: query.isPending,
    error: query.error,
    refetch: query.refetch,
    markUsed: () => {
      isAccepted.current = true
    },
  }
}

async function repairOf(adminId: string, teamId: string, signal: AbortSignal): Promise<OptimizationPreview | null> {
  try {
    const { optimizationId } = await call(routes.repair, {
      params: { adminId },
      body: { withoutTeamIds: [teamId] },
      signal,
    })
    return await call(routes.preview, { params: { adminId, optimizationId }, signal })
  } catch (error) {
    // 406: too few teams would remain, so there is no repair to offer.
    if (toApiError(error).status === 406) return null
    throw error
  }
}
