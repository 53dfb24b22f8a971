import { mdiPencilOutline } from '@mdi/js'
import Button, { type ButtonProps } from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/icon.tsx'
import { LazyScheduleDialog } from './lazy-schedule-dialog.tsx'

type ScheduleButtonProps = Pick<ButtonProps, 'variant' | 'size' | 'sx'> & {
  /** Where a heading beside it names the courses already. */
  short?: boolean
}

/** Opens the courses to be changed. */
export function ScheduleButton({ short = false, ...look }: ScheduleButtonProps) {
  const { t } = useTranslation('admin')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        {...look}
        startIcon={<Icon path={mdiPencilOutline} />}
        aria-label={short ? t('meals.editLabel') : undefined}
        onClick={() => setOpen(true)}
      >
        {t(short ? 'meals.edit' : 'meals.editLabel')}
      </Button>
      <LazyScheduleDialog open={open} onClose={() => setOpen(false)} />
    </>
  )
}
