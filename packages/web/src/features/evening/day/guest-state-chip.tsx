import type { EveningStopReply } from '@running-dinner/contract/evening'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../../kit/chip.tsx'

type GuestState = EveningStopReply['teams'][number]['state']

const tones: Readonly<Record<GuestState, ComponentProps<typeof Chip>['tone']>> = {
  UNKNOWN: 'plain',
  COMING: 'plain',
  LEFT: 'info',
  LATE: 'warning',
  ARRIVED: 'success',
  NOT_COMING: 'error',
  NOBODY_OPENS: 'error',
  MISSING: 'warning',
}

interface GuestStateChipProps {
  state: GuestState
  /** Of a late team: when it is expected, as `19:10`. */
  comesAt?: string | undefined
}

/** Where a team of guests is, for its host and for organisers. */
export function GuestStateChip({ state, comesAt }: GuestStateChipProps) {
  const { t } = useTranslation('evening')
  const label =
    state === 'LATE' && comesAt !== undefined ? t('host.lateUntil', { time: comesAt }) : t(`host.states.${state}`)
  // A newer server may know more states.
  return <Chip tone={tones[state]} label={label} />
}
