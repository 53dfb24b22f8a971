import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Typography from '@mui/material/Typography'
import type { EveningPeopleReply } from '@running-dinner/contract/evening-people.ts'
import { delayMinutes } from '@running-dinner/domain/evening/delay.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDelay, useDelayPreview } from '../../../../../features/evening/day/evening-delay.api.ts'
import { LoadError } from '../../../../../ui/load-error.tsx'
import { useNotify } from '../../../../../ui/notifications.tsx'
import { TitledDialog } from '../../../../../ui/titled-dialog.tsx'
import { useTonight } from '../evening-context.tsx'
import { DelayChoice } from './delay-choice.tsx'
import { DelayPreview } from './delay-preview.tsx'

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
  const notify = useNotify()
  const [fromMealId, setFromMealId] = useState(meals[0]?.mealId ?? '')
  const [minutes, setMinutes] = useState(10)
  const isValid = Number.isInteger(minutes) && minutes >= delayMinutes.min && minutes <= delayMinutes.max
  const preview = useDelayPreview(secret, { fromMealId, minutes }, { enabled: isValid })
  const { mutate, isPending } = useDelay(secret)
  const told = preview.data?.told ?? 0
  const isShown = isValid && preview.data !== undefined && !preview.isPlaceholderData
  const handleMove = () => {
    if (!isShown || !preview.data) return
    mutate(
      { fromMealId, minutes, planVersion: preview.data.planVersion },
      {
        onSuccess: ({ told }) => {
          notify.success(told > 0 ? t('doneTelling', { count: told }) : t('done'))
          onClose()
        },
        onError: (error) => {
          notify.failure(error)
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
          {told > 0 ? t('sendTelling', { count: told }) : t('send')}
        </Button>
      </DialogActions>
    </>
  )
}
