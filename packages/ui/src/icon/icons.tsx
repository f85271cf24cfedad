export * from './first-icons.tsx';
export * from './more-icons.tsx';
