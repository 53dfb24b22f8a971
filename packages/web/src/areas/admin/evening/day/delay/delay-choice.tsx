import Box from '@mui/material/Box'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import TextField from '@mui/material/TextField'
import type { EveningPeopleReply } from '@running-dinner/contract/evening-people.ts'
import { delayMinutes } from '@running-dinner/domain/evening/delay.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { formatTime } from '../../../../../lib/dates.ts'
import { ChoiceChips } from '../../../../../ui/choice-chips.tsx'

const usualMinutes = ['10', '15', '20'] as const

interface DelayChoiceProps {
  meals: EveningPeopleReply['meals']
  fromMealId: string
  /** Not a number while the field is empty. */
  minutes: number
  onMeal: (mealId: string) => void
  onMinutes: (minutes: number) => void
}

export function DelayChoice({ meals, fromMealId, minutes, onMeal, onMinutes }: DelayChoiceProps) {
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
