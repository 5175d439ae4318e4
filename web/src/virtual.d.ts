declare module 'virtual:covers' {
  const covers: Record<string, string>;
  export default covers;
}
