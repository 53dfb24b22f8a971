export const smallText = { fontSize: '0.8125rem', color: 'text.secondary', overflowWrap: 'anywhere' } as const
