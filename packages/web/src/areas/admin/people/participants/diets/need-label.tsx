import Box from '@mui/material/Box'

/** A need with the number of people who have it. */
export function NeedLabel({ label, count }: { label: string; count: number }) {
  return (
    <>
      {label}{' '}
      <Box component="span" sx={{ ml: 0.25, color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {count}
      </Box>
    </>
  )
}
