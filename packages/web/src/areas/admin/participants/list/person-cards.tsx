import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { PersonCard } from './person-card.tsx'
import type { PersonListProps } from './person-table.tsx'
import { useVirtualLines } from './use-virtual-lines.ts'

const CARD_HEIGHT = 190

/** The same as the table where there is no room for one; two side by side on a tablet. */
export function PersonCards({ rows, label, look, selection, openId, ...actions }: PersonListProps) {
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('sm'), { noSsr: true })
  const perLine = isWide ? 2 : 1
  const lines = useVirtualLines({
    count: Math.ceil(rows.length / perLine),
    keyOf: (index) => rows[index * perLine]?.person.id ?? String(index),
    estimate: CARD_HEIGHT,
    kept: -1,
  })
  return (
    <Box
      role="list"
      aria-label={label}
      ref={lines.ref}
      style={{ position: 'relative', height: lines.virtualizer.getTotalSize() }}
    >
      {lines.virtualizer.getVirtualItems().map(({ key, index, start }) => (
        <Box
          key={key}
          ref={lines.virtualizer.measureElement}
          data-index={index}
          style={{ transform: `translateY(${lines.topOf(start)}px)` }}
          sx={{
            position: 'absolute',
            insetInline: 0,
            top: 0,
            pb: 1.5,
            display: 'grid',
            gap: 1.5,
            gridTemplateColumns: `repeat(${perLine}, minmax(0, 1fr))`,
          }}
        >
          {rows.slice(index * perLine, (index + 1) * perLine).map((row, place) => (
            <PersonCard
              key={row.person.id}
              row={row}
              position={index * perLine + place + 1}
              total={rows.length}
              look={look}
              isSelected={selection.selected.has(row.person.id)}
              isOpen={row.person.id === openId}
              {...actions}
            />
          ))}
        </Box>
      ))}
    </Box>
  )
}
