import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Chip from '@mui/material/Chip'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import type { ParticipantReply } from '@running-dinner/contract/participants.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useAdminDinner } from '../shell/admin-dinner.ts'
import type { CancellationOption, Offers } from './cancellation-options.ts'
import { ChooseReplacement } from './choose-replacement.tsx'
import { useWayText } from './use-way-text.ts'

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

const all: readonly CancellationOption[] = ['REPLACE', 'REPAIR', 'CANCEL']
const names = { REPLACE: 'ways.replace', REPAIR: 'ways.repair', CANCEL: 'ways.cancel' } as const

export function ChooseWay({ ways, way, offers, people, chosen, onPick, onChoose, onNext }: ChooseWayProps) {
  const { t } = useTranslation('cancellation')
  const { teamSize } = useAdminDinner().options
  const textOf = useWayText(offers, people.length)
  const titleId = useId()
  const inOrder = [...ways, ...all.filter((one) => !ways.includes(one))]
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
                label={<strong>{t(names[one])}</strong>}
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
