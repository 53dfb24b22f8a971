import { mdiClose, mdiEmailOutline, mdiTrashCanOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Paper from '@mui/material/Paper'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../../ui/icon.tsx'
import { useIsCancelled } from '../../shell/admin-dinner.ts'
import { RefusedDialog, useBulkDelete } from '../bulk-actions.tsx'
import { useWriteTo } from '../use-write-to.ts'
import type { PersonRow } from './person-rows.ts'
import type { Selection } from './use-selection.ts'

interface SelectionBarProps {
  rows: readonly PersonRow[]
  /** Who passes the filters, to tick them all. */
  shown: readonly PersonRow[]
  selection: Selection
}

/** What can be done with everybody who is ticked; there only while somebody is. */
export function SelectionBar({ rows, shown, selection }: SelectionBarProps) {
  const { t } = useTranslation('roster')
  const writeTo = useWriteTo()
  const isCancelled = useIsCancelled()
  const { remove, isPending, refused, closeRefused } = useBulkDelete()
  const chosen = rows.filter(({ person }) => selection.selected.has(person.id))
  const areAllTicked = shown.every(({ person }) => selection.selected.has(person.id))
  return (
    <>
      <FloatingBar
        isShown={chosen.length > 0}
        label={t('select.label')}
        count={chosen.length}
        onClear={selection.clear}
        more={
          !areAllTicked && (
            <Button
              size="small"
              onClick={() =>
                selection.set(
                  shown.map(({ person }) => person.id),
                  true,
                )
              }
            >
              {t('select.everybody', { count: shown.length })}
            </Button>
          )
        }
      >
        <Button
          size="small"
          variant="contained"
          startIcon={<Icon path={mdiEmailOutline} />}
          onClick={() => void writeTo(chosen.map(({ person }) => person.id))}
        >
          {t('bulk.write')}
        </Button>
        {!isCancelled && (
          <Button
            size="small"
            color="error"
            variant="outlined"
            loading={isPending}
            startIcon={<Icon path={mdiTrashCanOutline} />}
            onClick={() => void remove(chosen.map(({ person }) => person))}
          >
            {t('bulk.delete')}
          </Button>
        )}
      </FloatingBar>
      <RefusedDialog title={t('bulk.notDeleted')} refused={refused} onClose={closeRefused} />
    </>
  )
}

interface FloatingBarProps {
  isShown: boolean
  label: string
  count: number
  onClear: () => void
  /** Beside the count: who else could be ticked. */
  more: ReactNode
  children: ReactNode
}

/** Stays at the bottom of the window, above the places of the area on a phone. */
export function FloatingBar({ isShown, label, count, onClear, more, children }: FloatingBarProps) {
  const { t } = useTranslation('roster')
  return (
    <Box role="region" aria-label={label} sx={{ position: 'sticky', bottom: { xs: 66, md: 16 }, zIndex: 3 }}>
      {isShown && (
        <Paper
          elevation={6}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 1,
            p: 1.25,
            pl: 2,
            border: 1,
            borderColor: 'primary.main',
            borderRadius: 3,
          }}
        >
          <Box component="span" role="status" sx={{ fontWeight: 640 }}>
            {t('select.count', { count })}
          </Box>
          <Box sx={{ mr: 'auto' }}>{more}</Box>
          <Box sx={{ order: { xs: 0, sm: 1 } }}>
            <IconButton size="small" aria-label={t('select.clear')} onClick={onClear}>
              <Icon path={mdiClose} />
            </IconButton>
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, width: { xs: '100%', sm: 'auto' } }}>{children}</Box>
        </Paper>
      )}
    </Box>
  )
}
