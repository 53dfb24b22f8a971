import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import type { DelayReply, EveningPeopleReply } from '@running-dinner/contract/evening'
import { delayMinutes } from '@running-dinner/domain/evening'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDelay, useDelayPreview } from '../../../../features/evening/day/evening-delay.api.ts'
import { PhoneNumber } from '../../../../kit/phone-number.tsx'
import { formatTime } from '../../../../lib/dates.ts'
import { ChoiceChips } from '../../../../ui/choice-chips.tsx'
import { LoadError } from '../../../../ui/load-error.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { TitledDialog } from '../../../../ui/titled-dialog.tsx'
import { useToast } from '../../../../ui/toasts.tsx'
import { useTonight } from './evening-context.tsx'

type Meals = EveningPeopleReply['meals']

interface DelayDialogProps {
  open: boolean
  /** The courses that are still to come, the next first. */
  meals: Meals
  onClose: () => void
}

export function DelayDialog({ open, meals, onClose }: DelayDialogProps) {
  const { t } = useTranslation('delay')
  return (
    <TitledDialog open={open} onClose={onClose} title={t('title')}>
      <DelayForm meals={meals} onClose={onClose} />
    </TitledDialog>
  )
}

/** Course and minutes, what they change, and one press that moves and mails. */
function DelayForm({ meals, onClose }: Omit<DelayDialogProps, 'open'>) {
  const { t } = useTranslation(['delay', 'common'])
  const { secret, people } = useTonight()
  const toast = useToast()
  const [fromMealId, setFromMealId] = useState(meals[0]?.mealId ?? '')
  const [minutes, setMinutes] = useState(10)
  const isValid = Number.isInteger(minutes) && minutes >= delayMinutes.min && minutes <= delayMinutes.max
  const preview = useDelayPreview(secret, { fromMealId, minutes }, { enabled: isValid })
  const { mutate, isPending } = useDelay(secret)
  const notifiedCount = preview.data?.told ?? 0
  const isShown = isValid && preview.data !== undefined && !preview.isPlaceholderData
  const handleMove = () => {
    if (!isShown || !preview.data) return
    mutate(
      { fromMealId, minutes, planVersion: preview.data.planVersion },
      {
        onSuccess: ({ told: notifiedCount }) => {
          toast.success(notifiedCount > 0 ? t('doneTelling', { count: notifiedCount }) : t('done'))
          onClose()
        },
        onError: (error) => {
          toast.failure(error)
          // The plan may be a newer one, or the course has begun.
          void preview.refetch()
        },
      },
    )
  }
  return (
    <>
      <DialogContent sx={{ pt: 0 }}>
        <Typography sx={{ color: 'text.secondary', mb: 2 }}>{t('intro')}</Typography>
        <DelayChoice
          meals={meals}
          fromMealId={fromMealId}
          minutes={minutes}
          onMeal={setFromMealId}
          onMinutes={setMinutes}
        />
        {preview.error && !preview.isFetching && (
          <LoadError error={preview.error} onRetry={() => void preview.refetch()} />
        )}
        {isValid && preview.data && <DelayPreview delay={preview.data} meals={people.meals} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('common:cancel')}</Button>
        <Button variant="contained" disabled={!isShown} loading={isPending} onClick={handleMove}>
          {notifiedCount > 0 ? t('sendTelling', { count: notifiedCount }) : t('send')}
        </Button>
      </DialogActions>
    </>
  )
}

const usualMinutes = ['10', '15', '20'] as const

interface DelayChoiceProps {
  meals: EveningPeopleReply['meals']
  fromMealId: string
  /** Not a number while the field is empty. */
  minutes: number
  onMeal: (mealId: string) => void
  onMinutes: (minutes: number) => void
}

function DelayChoice({ meals, fromMealId, minutes, onMeal, onMinutes }: DelayChoiceProps) {
  const { t } = useTranslation('delay')
  const labelId = useId()
  return (
    <Box sx={{ display: 'grid', gap: 2, mb: 2 }}>
      <FormControl>
        <FormLabel id={labelId}>{t('from')}</FormLabel>
        <RadioGroup aria-labelledby={labelId} value={fromMealId} onChange={(_, mealId) => onMeal(mealId)}>
          {meals.map(({ mealId, label, startsAt }) => (
            <FormControlLabel
              key={mealId}
              value={mealId}
              control={<Radio />}
              label={t('course', { course: label, time: formatTime(startsAt) })}
            />
          ))}
        </RadioGroup>
      </FormControl>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-start' }}>
        <Box>
          <FormLabel component="div" sx={{ mb: 0.5 }}>
            {t('minutes')}
          </FormLabel>
          <ChoiceChips
            label={t('minutes')}
            value={String(minutes)}
            choices={usualMinutes.map((value) => ({ value, label: t('more', { count: Number(value) }) }))}
            onChange={(value) => onMinutes(Number(value))}
          />
        </Box>
        <TextField
          type="number"
          label={t('field')}
          value={Number.isNaN(minutes) ? '' : minutes}
          onChange={({ target }) => onMinutes(target.value === '' ? Number.NaN : Number(target.value))}
          helperText={t('fieldHelp', delayMinutes)}
          slotProps={{ htmlInput: { ...delayMinutes, step: 5, inputMode: 'numeric' } }}
          sx={{ width: 150 }}
        />
      </Box>
    </Box>
  )
}

interface DelayPreviewProps {
  delay: DelayReply
  meals: EveningPeopleReply['meals']
}

/** What a delay changes: the new times, the ways that stay too slow, and the people to call. */
function DelayPreview({ delay, meals }: DelayPreviewProps) {
  const { t } = useTranslation('delay')
  const { stops, shortWays, told: notifiedCount, unreached } = delay
  const labelOf = (mealId: string) => meals.find((meal) => meal.mealId === mealId)?.label ?? ''
  return (
    <Box aria-live="polite" sx={{ display: 'grid', gap: 1.5 }}>
      <Box>
        <Typography variant="h3" sx={{ mb: 0.5 }}>
          {t('times')}
        </Typography>
        <Box component="ul" sx={list}>
          {stops.map(({ mealId, name, before, startsAt }) => (
            <li key={mealId ?? 'party'}>
              <strong>{t('stop', { name, time: formatTime(startsAt) })}</strong>{' '}
              <Box component="span" sx={{ color: 'text.secondary' }}>
                ({t('before', { time: formatTime(before) })})
              </Box>
            </li>
          ))}
        </Box>
      </Box>
      {shortWays.length > 0 && (
        <Alert severity="warning">
          {t('short')}
          <Box component="ul" sx={list}>
            {shortWays.map(({ teamId, teamNumber, names, mealId, wayMinutes, minutesLeft }) => (
              <li key={`${teamId} ${mealId}`}>
                {t('shortWay', {
                  number: teamNumber,
                  names: names.join(', '),
                  course: labelOf(mealId),
                  way: wayMinutes,
                  left: minutesLeft,
                })}
              </li>
            ))}
          </Box>
        </Alert>
      )}
      {unreached.length > 0 && <Unreached people={unreached} />}
      {notifiedCount === 0 && unreached.length === 0 && <Alert severity="info">{t('nobody')}</Alert>}
    </Box>
  )
}

function Unreached({ people }: { people: DelayReply['unreached'] }) {
  const { t } = useTranslation('delay')
  return (
    <Alert severity="info">
      {t('unreached')}
      <Box component="ul" sx={list}>
        {people.map(({ name, phone, callLinks }) => (
          <li key={`${name} ${phone}`}>
            {phone === '' ? (
              t('noNumber', { name })
            ) : (
              <>
                {name}, <PhoneNumber typed={phone} links={callLinks} />
              </>
            )}
          </li>
        ))}
      </Box>
    </Alert>
  )
}

const list = { m: 0, mt: 0.5, pl: 2.5 }
