import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Chip from '@mui/material/Chip'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import type { ParticipantReply } from '@running-dinner/contract/people'
import { type Coordinate, fullName } from '@running-dinner/domain'
import { isUsable, straightLineMetres } from '@running-dinner/domain/plan'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { PeopleChecklist, toggled } from '../../../../features/people/waiting-list/people-checklist.tsx'
import { splitWish } from '../../../../features/people/waiting-list/whole-pairs.ts'
import { formatDistance } from '../../../../features/plan/dinner-routes/format-figures.ts'
import { currentLanguage } from '../../../../lib/i18n.ts'
import { useToast } from '../../../../ui/toasts.tsx'
import { SeatsOfTable } from '../../people/waiting-list/seats-of-table.tsx'
import { useAdminDinner } from '../../shell/admin-dinner.ts'
import type { CancellationOption, Offers } from './cancellation-options.ts'

interface ChooseOptionProps {
  /** The possible options, best first. */
  options: readonly CancellationOption[]
  option: CancellationOption
  offers: Offers
  people: readonly ParticipantReply[]
  chosen: readonly string[]
  /** The chosen people are those who fit best. */
  isRecommended: boolean
  /** Where the team would have cooked. */
  home: Coordinate | undefined
  onPick: (option: CancellationOption) => void
  onChoose: (ids: readonly string[]) => void
  onNext: () => void
}

const allOptions: readonly CancellationOption[] = ['REPLACE', 'REPAIR', 'CANCEL']
const labels = { REPLACE: 'ways.replace', REPAIR: 'ways.repair', CANCEL: 'ways.cancel' } as const

export function ChooseOption(props: ChooseOptionProps) {
  const { options, option, offers, people, chosen, onPick, onNext } = props
  const { t } = useTranslation('cancellation')
  const { teamSize } = useAdminDinner().options
  const textOf = useOptionText(offers, people.length)
  const titleId = useId()
  const inOrder = [...options, ...allOptions.filter((candidate) => !options.includes(candidate))]
  return (
    <Box component="section">
      <Typography id={titleId} variant="h2" sx={{ mb: 1.5 }}>
        {t('ways.title')}
      </Typography>
      <RadioGroup
        aria-labelledby={titleId}
        value={option}
        onChange={(_, value) => onPick(value as CancellationOption)}
        sx={{ display: 'grid', gap: 1.5 }}
      >
        {inOrder.map((listed, index) => (
          <Card key={listed} sx={{ p: 2, ...(listed === option && { borderColor: 'primary.main' }) }}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
              <FormControlLabel
                value={listed}
                disabled={!options.includes(listed)}
                control={<Radio slotProps={{ input: { 'aria-describedby': `${titleId}${listed}` } }} />}
                label={<strong>{t(labels[listed])}</strong>}
                sx={{ mr: 0 }}
              />
              {index === 0 && (
                <Chip
                  size="small"
                  color="success"
                  variant="outlined"
                  label={t('ways.best')}
                  sx={{ ml: { xs: 4.25, sm: 0 }, mb: { xs: 0.5, sm: 0 } }}
                />
              )}
            </Box>
            <Typography id={`${titleId}${listed}`} sx={{ color: 'text.secondary', pl: 4.25 }}>
              {textOf(listed)}
            </Typography>
            {listed === 'REPLACE' && option === 'REPLACE' && <ChooseReplacement {...props} />}
          </Card>
        ))}
      </RadioGroup>
      <Button
        variant="contained"
        sx={{ mt: 3 }}
        disabled={option === 'REPLACE' && chosen.length !== teamSize}
        onClick={onNext}
      >
        {t('ways.next')}
      </Button>
    </Box>
  )
}

/** The consequences of an option, or why it is not possible. */
function useOptionText(
  { canReplace, repairPeople, guests }: Offers,
  waiting: number,
): (option: CancellationOption) => string {
  const { t } = useTranslation('cancellation')
  const { teamSize } = useAdminDinner().options
  return (option) => {
    switch (option) {
      case 'REPLACE':
        return canReplace
          ? t('ways.replaceText', { count: teamSize })
          : t('ways.replaceBlocked', { needed: teamSize, count: waiting })
      case 'REPAIR':
        return repairPeople === undefined
          ? t('ways.repairBlocked')
          : `${t('ways.repairText')} ${t('ways.repairCount', { count: repairPeople })}`
      case 'CANCEL':
        return guests === 0 ? t('ways.cancelNobody') : t('ways.cancelText', { count: guests })
    }
  }
}

type ChooseReplacementProps = Pick<ChooseOptionProps, 'people' | 'chosen' | 'isRecommended' | 'home' | 'onChoose'>

/** The people who replace the team, as many as a team has; a registered pair is chosen together. */
function ChooseReplacement({ people, chosen, isRecommended, home, onChoose }: ChooseReplacementProps) {
  const { t } = useTranslation('cancellation')
  const toast = useToast()
  const { options } = useAdminDinner()
  const { teamSize } = options
  const praise = ({ geocodingResult: place }: ParticipantReply) =>
    [
      ...(isUsable(place) && isUsable(home)
        ? [t('ways.distance', { distance: formatDistance(straightLineMetres(place, home), currentLanguage()) })]
        : []),
      ...(isRecommended ? [t('ways.fits')] : []),
    ].join(' ')
  const handleToggle = (person: ParticipantReply) => {
    const next = toggled(person, people, chosen)
    if (next.length > teamSize && next.length > chosen.length) toast.warning(t('ways.tooMany', { count: teamSize }))
    else onChoose(next)
  }
  const separatedPair = options.teamPartnerWishDisabled ? undefined : splitWish(people, chosen)
  return (
    <Box sx={{ mt: 2, pl: { sm: 4 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'baseline' }}>
        <Typography variant="h3">{t('ways.choose')}</Typography>
        <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
          {t('ways.chosen', { chosen: chosen.length, needed: teamSize })}
        </Typography>
      </Box>
      {chosen.length === teamSize && (
        <SeatsOfTable members={people.filter(({ id }) => chosen.includes(id))} praise={praise} />
      )}
      <PeopleChecklist
        label={t('ways.choose')}
        people={people}
        chosenIds={new Set(chosen)}
        pairText={(name) => t('ways.pair', { name })}
        onToggle={handleToggle}
      />
      {separatedPair && (
        <Alert severity="warning" sx={{ mt: 1.5 }}>
          {t('ways.wish', { name: fullName(separatedPair[0]), otherName: fullName(separatedPair[1]) })}
        </Alert>
      )}
    </Box>
  )
}
