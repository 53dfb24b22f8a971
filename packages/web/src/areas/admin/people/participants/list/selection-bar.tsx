import { mdiClose, mdiEmailOutline, mdiTrashCanOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Paper from '@mui/material/Paper'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../../../ui/icon.tsx'
import { useIsCancelled } from '../../../shell/admin-dinner.ts'
import { RefusedDialog, useBulkDelete } from '../bulk-actions.tsx'
import { useWriteTo } from '../use-write-to.ts'
import { type PeopleTable, type SelectableTable, setTicked } from './person-columns.tsx'

/** Actions on everybody who is ticked. */
export function SelectionBar({ table }: { table: PeopleTable }) {
  const { t } = useTranslation('roster')
  const writeTo = useWriteTo()
  const isCancelled = useIsCancelled()
  const { remove, isPending, refused, closeRefused } = useBulkDelete()
  const people = table.getSelectedRowModel().rows.map(({ original }) => original.person)
  return (
    <>
      <FloatingBar
        table={table}
        selectedIds={people.map(({ id }) => id)}
        shownIds={table.getRowModel().rows.map(({ id }) => id)}
      >
        <Button
          size="small"
          variant="contained"
          startIcon={<Icon path={mdiEmailOutline} />}
          onClick={() => void writeTo(people.map(({ id }) => id))}
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
            onClick={() => void remove(people)}
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
  table: SelectableTable
  /** The ticked rows that still exist: a ticked row may have been deleted elsewhere. */
  selectedIds: readonly string[]
  /** The rows that pass the filters, for ticking all of them. */
  shownIds: readonly string[]
  children: ReactNode
}

/** Appears at the bottom of the window while rows are ticked; on a phone above the navigation of the area. */
export function FloatingBar({ table, selectedIds, shownIds, children }: FloatingBarProps) {
  const { t } = useTranslation('roster')
  const selected = new Set(selectedIds)
  const isMoreToTick = shownIds.some((id) => !selected.has(id))
  return (
    <Box
      role="region"
      aria-label={t('select.label')}
      sx={{ position: 'sticky', bottom: { xs: 66, md: 16 }, zIndex: 3 }}
    >
      {selected.size > 0 && (
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
            {t('select.count', { count: selected.size })}
          </Box>
          <Box sx={{ mr: 'auto' }}>
            {isMoreToTick && (
              <Button size="small" onClick={() => setTicked(table, shownIds, true)}>
                {t('select.everybody', { count: shownIds.length })}
              </Button>
            )}
          </Box>
          <Box sx={{ order: { xs: 0, sm: 1 } }}>
            <IconButton size="small" aria-label={t('select.clear')} onClick={() => table.resetRowSelection(true)}>
              <Icon path={mdiClose} />
            </IconButton>
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, width: { xs: '100%', sm: 'auto' } }}>{children}</Box>
        </Paper>
      )}
    </Box>
  )
}
