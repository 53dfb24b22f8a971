import { mdiPencilOutline } from '@mdi/js'
import type { ButtonProps } from '@mui/material/Button'
import Button from '@mui/material/Button'
import { lazy, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../../ui/icon.tsx'
import { OnceOpened } from '../../../../ui/once-opened.tsx'

type ScheduleButtonProps = Pick<ButtonProps, 'variant' | 'size' | 'sx'> & {
  /** For a place where a heading already names the courses. */
  short?: boolean
}

/** Opens the dialog that changes the courses. */
export function ScheduleButton({ short = false, ...look }: ScheduleButtonProps) {
  const { t } = useTranslation('admin')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        {...look}
        startIcon={<Icon path={mdiPencilOutline} />}
        aria-label={short ? t('meals.editLabel') : undefined}
        onClick={() => setIsOpen(true)}
      >
        {t(short ? 'meals.edit' : 'meals.editLabel')}
      </Button>
      <LazyScheduleDialog open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  )
}

// Loaded on demand: forms add much code to pages without one.
const loadScheduleDialog = () => import('./schedule-dialog.tsx')
const ScheduleDialog = lazy(() => loadScheduleDialog().then((file) => ({ default: file.ScheduleDialog })))

export function LazyScheduleDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <OnceOpened open={open} load={loadScheduleDialog} onFail={onClose}>
      <ScheduleDialog open={open} onClose={onClose} />
    </OnceOpened>
  )
}
