import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Chip from '@mui/material/Chip'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import type { ParticipantReply } from '@running-dinner/contract/participants.ts'
import { fullName } from '@running-dinner/domain'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { PeopleChecklist, toggled } from '../../../features/waiting-list/people-checklist.tsx'
import { splitWish } from '../../../features/waiting-list/whole-pairs.ts'
import { useNotify } from '../../../ui/notifications.tsx'
import { useAdminDinner } from '../shell/admin-dinner.ts'
import type { CancellationOption, Offers } from './cancellation-options.ts'

interface ChooseWayProps {
  /** Those that are possible, the best first. */
  ways: readonly CancellationOption[]
  way: CancellationOption
  offers: Offers
  people: readonly ParticipantReply[]
  chosen: readonly string[]
  onPick: (way: CancellationOption) => void
  onChoose: (ids: readonly string[]) => void
  onNext: () => void
}

const allOptions: readonly CancellationOption[] = ['REPLACE', 'REPAIR', 'CANCEL']
const labels = { REPLACE: 'ways.replace', REPAIR: 'ways.repair', CANCEL: 'ways.cancel' } as const

export function ChooseOption({ ways, way, offers, people, chosen, onPick, onChoose, onNext }: ChooseWayProps) {
  const { t } = useTranslation('cancellation')
  const { teamSize } = useAdminDinner().options
  const textOf = useOptionText(offers, people.length)
  const titleId = useId()
  const inOrder = [...ways, ...allOptions.filter((one) => !ways.includes(one))]
  return (
    <Box component="section">
      <Typography id={titleId} variant="h2" sx={{ mb: 1.5 }}>
        {t('ways.title')}
      </Typography>
      <RadioGroup
        aria-labelledby={titleId}
        value={way}
        onChange={(_, value) => onPick(value as CancellationOption)}
        sx={{ display: 'grid', gap: 1.5 }}
      >
        {inOrder.map((one, index) => (
          <Card key={one} sx={{ p: 2, ...(one === way && { borderColor: 'primary.main' }) }}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
              <FormControlLabel
                value={one}
                disabled={!ways.includes(one)}
                control={<Radio slotProps={{ input: { 'aria-describedby': `${titleId}${one}` } }} />}
                label={<strong>{t(labels[one])}</strong>}
                sx={{ mr: 0 }}
              />
              {index === 0 && <Chip size="small" color="success" variant="outlined" label={t('ways.best')} />}
            </Box>
            <Typography id={`${titleId}${one}`} sx={{ color: 'text.secondary', pl: { sm: 4 } }}>
              {textOf(one)}
            </Typography>
            {one === 'REPLACE' && way === 'REPLACE' && (
              <ChooseReplacement people={people} chosen={chosen} onChoose={onChoose} />
            )}
          </Card>
        ))}
      </RadioGroup>
      <Button
        variant="contained"
        sx={{ mt: 3 }}
        disabled={way === 'REPLACE' && chosen.length !== teamSize}
        onClick={onNext}
      >
        {t('ways.next')}
      </Button>
    </Box>
  )
}

/** What a way means, or why it is not possible. */
function useOptionText(
  { canReplace, repairPeople, guests }: Offers,
  waiting: number,
): (way: CancellationOption) => string {
  const { t } = useTranslation('cancellation')
  const { teamSize } = useAdminDinner().options
  return (way) => {
    switch (way) {
      case 'REPLACE':
        return canReplace
          ? t('ways.replaceText', { count: teamSize })
          : t('ways.replaceBlocked', { needed: teamSize, waiting })
      case 'REPAIR':
        return repairPeople === undefined
          ? t('ways.repairBlocked')
          : `${t('ways.repairText')} ${t('ways.repairCount', { count: repairPeople })}`
      case 'CANCEL':
        return guests === 0 ? t('ways.cancelNobody') : t('ways.cancelText', { count: guests })
    }
  }
}

interface ChooseReplacementProps {
  people: readonly ParticipantReply[]
  chosen: readonly string[]
  onChoose: (ids: readonly string[]) => void
}

/** As many as a team has; two who registered together come together. */
function ChooseReplacement({ people, chosen, onChoose }: ChooseReplacementProps) {
  const { t } = useTranslation('cancellation')
  const notify = useNotify()
  const { options } = useAdminDinner()
  const { teamSize } = options
  const handleToggle = (person: ParticipantReply) => {
    const next = toggled(person, people, chosen)
    if (next.length > teamSize && next.length > chosen.length) notify.warning(t('ways.tooMany', { count: teamSize }))
    else onChoose(next)
  }
  const parted = options.teamPartnerWishDisabled ? undefined : splitWish(people, chosen)
  return (
    <Box sx={{ mt: 2, pl: { sm: 4 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'baseline' }}>
        <Typography variant="h3">{t('ways.choose')}</Typography>
        <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
          {t('ways.chosen', { chosen: chosen.length, needed: teamSize })}
        </Typography>
      </Box>
      <PeopleChecklist
        label={t('ways.choose')}
        people={people}
        chosenIds={new Set(chosen)}
        pairText={(name) => t('ways.pair', { name })}
        onToggle={handleToggle}
      />
      {parted && (
        <Alert severity="warning" sx={{ mt: 1.5 }}>
          {t('ways.wish', { name: fullName(parted[0]), otherName: fullName(parted[1]) })}
        </Alert>
      )}
    </Box>
  )
}
