/** The parts of `npm run bench`, in the order in which they run. */
export const PARTS = ['redis', 'redis-port', 'redis-loop', 'kafka', 'queue', 'mock'];
